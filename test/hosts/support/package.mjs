import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.mjs'

/** Outside of the repository, so that an application finds only the packages that it has installed. */
export const CACHE = join(
  tmpdir(),
  `latchkey-hosts-${createHash('sha1').update(process.cwd()).digest('hex').slice(0, 8)}`
)

async function pack() {
  if (!existsSync('dist/index.js')) throw new Error('There is nothing to pack: run `npm run build` first.')
  const folder = join(CACHE, `pack-${process.pid}`)
  await mkdir(folder, { recursive: true })
  try {
    await run(`npm pack --silent --ignore-scripts --pack-destination "${folder}"`, process.cwd())
    const [name] = await readdir(folder)
    await rename(join(folder, name), join(CACHE, 'latchkey.tgz'))
  } finally {
    await rm(folder, { recursive: true })
  }
  const path = join(CACHE, 'latchkey.tgz')
  return {
    path,
    hash: createHash('sha1')
      .update(await readFile(path))
      .digest('hex')
  }
}

let packed

/** Packs the tarball once for all hosts. @returns its path and the hash of its content */
export function packedTarball() {
  packed ??= pack()
  return packed
}

/** Replaces a folder by the content of the tarball. */
export async function unpackInto(folder) {
  const { path } = await packedTarball()
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await run(`tar -xzf "${path}" --strip-components=1 -C "${folder}"`, process.cwd())
}
