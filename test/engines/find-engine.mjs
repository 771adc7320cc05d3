import { existsSync } from 'node:fs'
import { installPackages } from '../runner/system-packages.mjs'

const ENGINES = {
  firefox: {
    name: 'Firefox',
    programs: {
      FIREFOX_PATH: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']
    },
    packages: ['firefox-esr']
  },
  webkit: {
    name: 'WebKitGTK',
    programs: {
      MINIBROWSER_PATH: ['x86_64', 'aarch64'].map(
        (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`
      ),
      WEBKIT_DRIVER_PATH: ['/usr/bin/WebKitWebDriver'],
      XVFB_RUN_PATH: ['/usr/bin/xvfb-run']
    },
    packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'xauth']
  }
}

const installed = ({ programs }) =>
  Object.fromEntries(
    Object.entries(programs).map(([variable, paths]) => [
      variable,
      [process.env[variable], ...paths].find((path) => path && existsSync(path))
    ])
  )

const isWhole = (found) => Object.values(found).every(Boolean)

/**
 * Finds the programs of an engine, using environment variables if set. Installs missing programs.
 *
 * @throws if a program is missing and cannot be installed. The message says what to do.
 */
export function findEngine(engine) {
  const { name, packages } = ENGINES[engine]
  const found = installed(ENGINES[engine])
  if (isWhole(found)) return found
  console.error(`${name} was not found. Installing it …`)
  installPackages(...packages)
  const now = installed(ENGINES[engine])
  if (isWhole(now)) return now
  const missing = Object.keys(now).filter((variable) => !now[variable])
  throw new Error(
    `${name} was not found and could not be installed. Install it (on Debian: apt-get install ${packages.join(' ')}), ` +
      `or say where it is: ${missing.join(', ')}.`
  )
}
