// `node test/hosts/lock.mjs NAME…` writes the lockfile of applications anew, after their package.json was changed.
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { APPLICATIONS, copyApplication } from './support/application.mjs'
import { run } from './support/run.mjs'

const LOCKFILE = 'package-lock.json'

for (const name of process.argv.slice(2)) {
  const folder = await copyApplication(name)
  const path = join(folder, LOCKFILE)
  await rm(path, { force: true })
  await run('npm install --package-lock-only --ignore-scripts', folder)
  const lock = JSON.parse(await readFile(path, 'utf8'))
  // It is another tarball after every build.
  delete lock.packages['node_modules/latchkey'].integrity
  await writeFile(path, `${JSON.stringify(lock, undefined, 2)}\n`)
  await copyFile(path, join(APPLICATIONS, name, LOCKFILE))
}
