import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../server/config.js';

/** The settings of the server. */

test('a key of the environment has 20 characters; the error tells how one is made, and does not repeat it', () => {
  const key = 'kal_0123456789abcdef';
  assert.is(readConfig({ KALENDS_API_KEY: key }).apiKey, key);
  let message = '';
  try {
    readConfig({ KALENDS_API_KEY: key.slice(1) });
  } catch (error) {
    message = (error as Error).message;
  }
  assert.match(message, /KALENDS_API_KEY/);
  assert.match(message, /at least 20 characters/);
  assert.match(message, /openssl rand -base64 24/);
  assert.not.match(message, /0123456789/);
});

test('who may keep the files of releases', () => {
  assert.is(readConfig({}).artifactCache, 'private');
  assert.is(readConfig({ KALENDS_ARTIFACT_CACHE: 'public' }).artifactCache, 'public');
  assert.throws(() => readConfig({ KALENDS_ARTIFACT_CACHE: 'shared' }), /KALENDS_ARTIFACT_CACHE/);
});

test.run();
