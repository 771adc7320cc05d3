// `node test/hosts/lock.mjs NAME…` updates the lockfiles of applications after a change of their package.json.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyApplication, lockOf } from './support/application.mjs'
import { run } from './support/run.mjs'

for (const name of process.argv.slice(2)) {
  const folder = await copyApplication(name)
  const path = join(folder, 'package-lock.json')
  await rm(path, { force: true })
  await run('npm install --package-lock-only --ignore-scripts', folder)
  const lock = JSON.parse(await readFile(path, 'utf8'))
  // The tarball changes with every build.
  delete lock.packages['node_modules/latchkey'].integrity
  await writeFile(lockOf(name), `${JSON.stringify(lock)}\n`)
}
