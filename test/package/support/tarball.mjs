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

/** Returns the published files by path, and a function that sums their unpacked size in bytes. */
export function publishedPackage() {
  const [{ files }] = JSON.parse(run('npm', 'pack', '--dry-run', '--json', '--ignore-scripts'))
  return {
    files: files.map(({ path }) => path),
    sizeOf: (isMeant) => files.filter(({ path }) => isMeant(path)).reduce((sum, { size }) => sum + size, 0)
  }
}

/** Returns the size of some files of the package in one archive, packed as npm does, in bytes of gzip -9. */
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
