import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { installPackages, succeeds } from './system-packages.mjs'

/** The same Chromium without windows and what belongs to them, which a run of all tests pays a fifth of its time for. */
const WITHOUT_WINDOWS = { path: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' }

const INSTALLED = [
  WITHOUT_WINDOWS.path,
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
  // A graphics card that is imitated costs the processor more than drawing by itself.
  '--disable-software-rasterizer',
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

function installBrowser() {
  if (installPackages(WITHOUT_WINDOWS.package) || installPackages('chromium')) return
  succeeds('npx', 'playwright', 'install', '--with-deps', 'chromium')
}

/**
 * The path of a Chromium: that of `CHROME_PATH`, else an installed one, best without windows, else Playwright's own, else
 * one installed now.
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = installedBrowser()
  const isQuickest = found === WITHOUT_WINDOWS.path || (found && found === process.env.CHROME_PATH)
  // Where it cannot be installed, the one that is there does the same more slowly.
  if (found && !isQuickest) installPackages(WITHOUT_WINDOWS.package)
  console.log(findBrowser())
}
