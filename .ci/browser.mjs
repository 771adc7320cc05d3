import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
]

// A new window would load pages of the browser's own beside the one that is tried, which takes longer than the page
// itself. The flag takes the place of the one that Playwright gives, hence the others.
const DISABLED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding'
]

/** Without these a closed network costs the browser many refused connections at every start. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED.join(',')}`
]

function installedBrowser() {
  return [process.env.CHROME_PATH, ...INSTALLED, chromium.executablePath()].find((path) => path && existsSync(path))
}

function run(command, ...args) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 2, 2] })
    return true
  } catch {
    return false
  }
}

function installBrowser() {
  const apt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (apt && run('apt-get', 'update') && run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')) return
  run('npx', 'playwright', 'install', '--with-deps', 'chromium')
}

/**
 * The path of a Chromium: that of `CHROME_PATH`, else an installed one, else Playwright's own, else one installed now.
 * @throws when none is there and none can be installed.
 */
export function findBrowser() {
  const found = installedBrowser()
  if (found) return found
  console.error('No Chromium was found. Installing one …')
  installBrowser()
  const installed = installedBrowser()
  if (installed) return installed
  throw new Error('No Chromium was found and none could be installed. Install one and set CHROME_PATH to it.')
}

/** What Playwright needs to start that browser. */
export const launchOptions = () => ({ executablePath: findBrowser(), args: BROWSER_FLAGS })

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(findBrowser())
