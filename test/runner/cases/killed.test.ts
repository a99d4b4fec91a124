import { test } from 'uvu';

test('it is killed', () => void process.kill(process.pid, 'SIGKILL'));

test.run();
