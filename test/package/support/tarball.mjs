import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

function run(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'buffer',
    maxBuffer: 64 * 2 ** 20
  })
  if (status !== 0) throw new Error(String(stderr))
  return stdout
}

/** What is published: the files by their paths in the package, and what they weigh together unpacked, in bytes. */
export function publishedPackage() {
  const [{ files, unpackedSize }] = JSON.parse(run('npm', 'pack', '--dry-run', '--json', '--ignore-scripts'))
  return { files: files.map(({ path }) => path), unpackedSize }
}

/** What some files of the package weigh, packed as npm packs them: one archive, in bytes of gzip -9. */
export function packedSize(files) {
  const folder = mkdtempSync(join(tmpdir(), 'tarball-'))
  const archive = join(folder, 'package.tar')
  try {
    run('tar', '--create', '--file', archive, ...files)
    return run('gzip', '-9nc', archive).length
  } finally {
    rmSync(folder, { recursive: true })
  }
}
