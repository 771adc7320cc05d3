import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const INSTALLED = ['vitest', 'jsdom', 'happy-dom', 'playwright', '@testing-library']
const PLAYWRIGHT_TEST = {
  'package.json': '{ "name": "@playwright/test", "exports": "./index.js", "type": "module" }',
  'index.js': "export * from 'playwright/test'\n"
}

function write(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** Returns the files of the testing guide by the name in their first line. */
export function guideFiles() {
  const guide = readFileSync(join(ROOT, 'docs/testing.md'), 'utf8')
  const blocks = [...guide.matchAll(/^```js\n\/\/ (\S+)\n([^]*?)^```$/gm)]
  return Object.fromEntries(blocks.map(([, name, code]) => [name, code]))
}

/** Creates a host application with the built package installed. */
export function createHost(files) {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  const modules = join(folder, 'node_modules')
  cpSync(join(ROOT, 'dist'), join(modules, 'latchkey/dist'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map')
  })
  cpSync(join(ROOT, 'package.json'), join(modules, 'latchkey/package.json'))
  for (const name of INSTALLED) symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  write(join(modules, '@playwright/test'), PLAYWRIGHT_TEST)
  write(folder, { 'package.json': '{ "type": "module" }', ...files })
  return {
    /** Runs the command of an installed package and returns its output, even if it fails. */
    async run(command, ...args) {
      const options = {
        cwd: folder,
        timeout: 400_000,
        env: { ...process.env, CI: '1', NO_COLOR: '1', DEBUG_PRINT_LIMIT: '0' }
      }
      const script = join(modules, command)
      const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...args], options).catch(
        (error) => error
      )
      return `${stdout}\n${stderr}`
    },
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true })
  }
}
