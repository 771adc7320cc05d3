import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CACHE, packedTarball, unpackInto } from './package.mjs'
import { run } from './run.mjs'

const APPLICATIONS = 'test/hosts/apps'

/** Lockfile of an application, with one line per package to keep it short. */
export const lockOf = (name) => `test/hosts/locks/${name}.json`

/** File with the hash of the inputs of the last installation. */
const INSTALLED = '.installed'
const BUILT = '.built'

async function hashOf(folder) {
  const hash = createHash('sha1')
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue
    const path = join(entry.parentPath, entry.name)
    hash.update(path).update(await readFile(path))
  }
  return hash.digest('hex')
}

async function isDone(folder, step, stamp) {
  const path = join(folder, step)
  return existsSync(path) && (await readFile(path, 'utf8')) === stamp
}

const markDone = (folder, step, stamp) => writeFile(join(folder, step), stamp)

/** Copies an application and the tarball next to each other, as its package.json expects. */
export async function copyApplication(name) {
  const folder = join(CACHE, name)
  await mkdir(folder, { recursive: true })
  const left = (await readdir(folder)).filter((entry) => entry !== 'node_modules' && entry !== INSTALLED)
  for (const entry of left) await rm(join(folder, entry), { recursive: true })
  await cp(join(APPLICATIONS, name), folder, { recursive: true, dereference: true })
  if (existsSync(lockOf(name))) await copyFile(lockOf(name), join(folder, 'package-lock.json'))
  await copyFile('.npmrc', join(folder, '.npmrc'))
  await copyFile((await packedTarball()).path, join(folder, 'latchkey.tgz'))
  return folder
}

async function install(name, folder) {
  const stamp = await readFile(lockOf(name), 'utf8')
  // Only the package itself is replaced, because all other dependencies are unchanged.
  if (await isDone(folder, INSTALLED, stamp)) return unpackInto(join(folder, 'node_modules/latchkey'))
  // `npm ci` would reject a lockfile without the optional packages of other platforms.
  await run('npm install --prefer-offline', folder)
  await markDone(folder, INSTALLED, stamp)
}

/**
 * Builds an application of `test/hosts/apps/` with its own tools from the tarball. Unchanged installations and builds
 * are reused.
 *
 * @returns its folder
 */
export async function buildApplication(name) {
  const files = await hashOf(join(APPLICATIONS, name))
  const lock = existsSync(lockOf(name)) ? await readFile(lockOf(name), 'utf8') : ''
  const stamp = `${files} ${createHash('sha1').update(lock).digest('hex')} ${(await packedTarball()).hash}`
  const folder = join(CACHE, name)
  if (await isDone(folder, BUILT, stamp)) return folder
  await copyApplication(name)
  if (existsSync(join(folder, 'package.json'))) {
    await install(name, folder)
    await run('npm run build', folder)
  } else {
    await unpackInto(join(folder, 'latchkey'))
  }
  await markDone(folder, BUILT, stamp)
  return folder
}
