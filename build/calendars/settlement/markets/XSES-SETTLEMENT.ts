import { closed, settlement } from '../../forms/settlement.js';

/** Settlement on a day on which the depository is open for business and banks are too. */
const SGX_RULE_9_2 = 'https://rulebook.sgx.com/rulebook/92-settlement-basis-and-eligibility-clearing-cdp';

export default settlement({
  mic: 'XSES',
  name: 'Singapore Exchange',
  at: 'CDP, Singapore dollar',
  timezone: 'Asia/Singapore',
  years: [1999, 2100],
  bases: [closed('XSES', 1999, SGX_RULE_9_2), closed('SGD', 1999, SGX_RULE_9_2)],
});
