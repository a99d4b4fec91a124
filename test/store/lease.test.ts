import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isLeased, takeLease } from '../../server/store/dist-folder.js';

test('from a build to another and back: the lease that is taken later outlives the one that ends', () => {
  const dist = mkdtempSync(join(tmpdir(), 'kalends-lease-'));
  const [first, second] = ['a'.repeat(20), 'b'.repeat(20)];
  const leaveFirst = takeLease(dist, first);
  const leaveSecond = takeLease(dist, second);
  const leaveFirstAgain = takeLease(dist, first);
  leaveFirst();
  leaveSecond();
  assert.equal([isLeased(dist, first), isLeased(dist, second)], [true, false]);
  leaveFirstAgain();
  assert.not.ok(isLeased(dist, first));
  rmSync(dist, { recursive: true });
});

test.run();
