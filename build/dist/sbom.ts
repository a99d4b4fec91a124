import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What server.mjs is made of, for those who look for vulnerable packages: a bill of materials in CycloneDX 1.5
 * (https://cyclonedx.org/docs/1.5/json/). `npm sbom` lists what is installed; this lists what is in the bundle. Same
 * packages, same bytes: it has no serial number and no time.
 */

export const SBOM_FILE = 'sbom.json';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly integrity?: string }>>;
}

/** `names`: the packages in the bundle. */
export function billOfMaterials(root: string, names: readonly string[]): string {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const { packages } = read('package-lock.json') as Lock;
  const components = names.map((name) => {
    const manifest = read(`node_modules/${name}/package.json`) as Manifest;
    return componentOf('library', manifest, packages[`node_modules/${name}`]?.integrity);
  });
  const own = componentOf('application', read('package.json') as Manifest);
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: own },
    components,
    dependencies: [
      { ref: own['bom-ref'], dependsOn: components.map((component) => component['bom-ref']) },
      ...components.map((component) => ({ ref: component['bom-ref'] })),
    ],
  };
  return `${JSON.stringify(bill, null, 1)}\n`;
}

/** `integrity` as package-lock.json has it: `sha512-` and base64. */
function componentOf(type: string, { name, version, license }: Manifest, integrity?: string) {
  // https://github.com/package-url/purl-spec: the @ of a scope is escaped.
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const sha512 = /^sha512-(\S+)$/.exec(integrity ?? '')?.[1];
  return {
    type,
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license !== undefined && { licenses: [{ expression: license }] }),
    ...(sha512 && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }],
    }),
  };
}
