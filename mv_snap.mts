// usage: tsx mv_snap.mts OUT [ids]
import { createWriteStream } from 'node:fs';
import { computeState } from './build/release/compute-state.ts';
import { inOrder } from './build/release/state.ts';
import { readPublications } from './build/verify/publication.ts';
import { formatDay } from './server/engine/civil-date.ts';
const [out, ids] = process.argv.slice(2);
let last=0;
const { state } = await computeState(readPublications(), '2026-11-29', (a,b)=>{ if(a-last>200){last=a;console.error(a,b,new Date().toISOString());} }, ids?ids.split(','):null);
const w=createWriteStream(out!);
for (const [id, es] of [...state.entries].sort()) for (const e of inOrder(es)) {
  const p:any=e.payload;
  w.write([id,formatDay(e.day),p.kind,p.observed?'O':'-',p.names.en,p.status,p.coverage,p.origin].join('\t')+'\n');
}
w.end();
