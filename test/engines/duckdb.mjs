import { text } from 'node:stream/consumers';
import { DuckDBInstance } from '@duckdb/node-api';

/** Runs SQL from standard input in this folder; prints the rows of its last statement as JSON, each value as a text. */
const instance = await DuckDBInstance.create(':memory:');
const connection = await instance.connect();
const reader = await connection.runAndReadAll(await text(process.stdin));
console.log(JSON.stringify(reader.getRows().map((row) => row.map(String))));
