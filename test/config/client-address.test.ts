import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clientOf } from '../../server/config/client-address.js';
import { processLimits } from '../../server/http/connection-limits.js';

/** Who is counted as one client. */

test('IPv4 addresses, also those that IPv6 maps; IPv6 by its network of 64 bits', () => {
  const cases: [string | undefined, string][] = [
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [undefined, 'unknown'],
  ];
  for (const [address, peer] of cases) assert.is(clientOf(address), peer, address);
});

test('no more connections than the process may have files open', () => {
  const { connections, connectionsOfAddress } = processLimits();
  assert.ok(connections >= 16 && connections <= 1000);
  assert.ok(connectionsOfAddress <= connections);
});

test.run();
