/**
 * Runs `make`, in which date-holidays reads its rules. It skips a rule that it cannot parse and only logs it; here
 * that is an Error, since a holiday would be missing unnoticed.
 */
export function withoutParseErrors<T>(where: string, make: () => T): T {
  const complaints: string[] = [];
  const report = console.error;
  console.error = (...words: unknown[]) => complaints.push(words.join(' '));
  try {
    const made = make();
    if (complaints.length > 0) throw new Error(`${where}: ${complaints.join('; ')}`);
    return made;
  } finally {
    console.error = report;
  }
}
