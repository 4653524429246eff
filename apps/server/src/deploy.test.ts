import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newDataDir, startHost } from '@greenroom/testing/host-process';
import { describe, expect, it } from 'vitest';

// No container engine is needed: these check what an image would hold, and that it is enough to run.
const root = path.join(import.meta.dirname, '..', '..', '..');
const text = (file: string) => readFile(path.join(root, file), 'utf8');

interface Copy {
  from: string | undefined;
  sources: string[];
  target: string;
}

async function copiesOf(stage: string): Promise<Copy[]> {
  const body =
    (await text('Dockerfile')).split(/^FROM /m).find((part) => part.includes(` AS ${stage}\n`)) ?? '';
  return [...body.matchAll(/^COPY (?:--from=(\S+) )?(.+)$/gm)].map(([, from, paths = '']) => {
    const names = paths.trim().split(/\s+/);
    return { from, sources: names.slice(0, -1), target: String(names.at(-1)) };
  });
}

/** Every file of a folder with what a write would change. */
async function listing(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.sort().map(async (file) => {
      const { size, mtimeMs } = await stat(file);
      return `${file} ${size} ${mtimeMs}`;
    }),
  );
}

describe('the Dockerfile', () => {
  it('copies what is there, and every workspace’s manifest', async () => {
    const stages = await Promise.all(['manifests', 'web', 'dependencies', 'runtime'].map(copiesOf));
    const copies = stages.flat();
    expect(copies.length).toBeGreaterThan(10);
    const sources = copies.filter(({ from }) => !from).flatMap((copy) => copy.sources);
    for (const source of sources) await stat(path.join(root, source));
    for (const group of ['packages', 'apps']) {
      for (const name of await readdir(path.join(root, group))) {
        expect(sources).toContain(`${group}/${name}/package.json`);
      }
    }
    const sent = (await text('.dockerignore')).split('\n');
    for (const source of sources) expect(sent).toContain(`!${source.split('/')[0]}`);
  });

  it('runs as a user without rights, keeps data in a volume, and asks for its health', async () => {
    const runtime = (await text('Dockerfile')).split(/^FROM /m).at(-1) ?? '';
    expect(runtime).toMatch(/\nUSER node\n/);
    expect(runtime).toMatch(/\nVOLUME \/data\n/);
    expect(runtime).toMatch(/HEALTHCHECK [\s\S]*\/health\/ready/);
    expect(runtime.indexOf('USER node')).toBeGreaterThan(runtime.lastIndexOf('RUN '));
    const compose = await text('deploy/compose.yaml');
    for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', 'data:/data']) {
      expect(compose).toContain(line);
    }
  });

  it('holds all that the host needs, which writes to its data directory alone', {
    timeout: 120_000,
  }, async () => {
    const image = await mkdtemp(path.join(tmpdir(), 'greenroom-image-'));
    const dataDir = await newDataDir();
    try {
      for (const { from, sources, target } of await copiesOf('runtime')) {
        if (from) continue;
        for (const source of sources) {
          const to = target.endsWith('/') ? path.join(target, path.basename(source)) : target;
          await mkdir(path.dirname(path.join(image, to)), { recursive: true });
          const filter = (file: string) => !/node_modules|\.test\.ts$/.test(path.relative(root, file));
          await cp(path.join(root, source), path.join(image, to), { recursive: true, filter });
        }
      }
      // The workspaces must be those of the image, not the repository's.
      await mkdir(path.join(image, 'node_modules', '@greenroom'), { recursive: true });
      for (const name of await readdir(path.join(root, 'node_modules'))) {
        if (name === '@greenroom' || name.startsWith('node-')) continue;
        await symlink(path.join(root, 'node_modules', name), path.join(image, 'node_modules', name));
      }
      for (const name of await readdir(path.join(root, 'packages'))) {
        await symlink(
          path.join('..', '..', 'packages', name),
          path.join(image, 'node_modules', '@greenroom', name),
        );
      }
      const sources = [path.join(image, 'packages'), path.join(image, 'apps'), path.join(image, 'supabase')];
      const before = await Promise.all(sources.map(listing));
      const main = path.join(image, 'apps', 'server', 'src', 'main.ts');
      const host = await startHost({ DATA_DIR: dataDir, NODE_ENV: 'production', METRICS_PORT: '0' }, main);
      try {
        expect((await fetch(`${host.address}/health/ready`)).status).toBe(200);
        const metrics = /Metrics +(\S+)/.exec(host.printed())?.[1] ?? '';
        expect(await (await fetch(metrics)).text()).toContain('greenroom_request_duration_seconds');
        expect(await host.stop()).toBe(0);
      } finally {
        await host.stop('SIGKILL');
      }
      expect(await Promise.all(sources.map(listing))).toEqual(before);
    } finally {
      await rm(image, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});

describe('the unit for systemd', () => {
  it('starts what is there, without rights, and leaves the time that a stop takes', async () => {
    const unit = await text('deploy/greenroom.service');
    const started = /ExecStart=\S+ (?:--\S+ )*(\S+)/.exec(unit)?.[1] ?? '';
    await stat(path.join(root, started));
    for (const line of [
      'DynamicUser=yes',
      'ProtectSystem=strict',
      'NoNewPrivileges=yes',
      'TimeoutStopSec=30',
    ]) {
      expect(unit).toContain(`\n${line}\n`);
    }
  });
});
