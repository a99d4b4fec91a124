/** Links by which calendar programs subscribe to a feed, in the form that each accepts. */

/** `feed`: its address without a scheme, with the key if it needs one. The addresses are not escaped. */
export function subscriptions(
  feed: string,
  name: string,
): readonly (readonly [address: string, label: string])[] {
  const encoded = encodeURIComponent;
  return [
    [`webcal://${feed}`, 'Apple, Thunderbird (webcal)'],
    [`https://calendar.google.com/calendar/r?cid=${encoded(`webcal://${feed}`)}`, 'Google'],
    [
      `https://outlook.live.com/calendar/0/addfromweb?url=${encoded(`https://${feed}`)}&name=${encoded(name)}`,
      'Outlook',
    ],
  ];
}
