import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { installPackages, succeeds } from './system-packages.mjs'

/** The same Chromium without window support, which saves a fifth of the time of a full test run. */
const WITHOUT_WINDOWS = { path: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' }

const INSTALLED = [
  WITHOUT_WINDOWS.path,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
]

// Without this, every new window also loads internal pages of the browser, which takes longer than the tested page
// itself. The flag replaces Playwright's own value, so the list repeats Playwright's features.
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

/** Without these flags, every start on a closed network makes many requests that fail. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Emulating a graphics card takes more processor time than plain software rendering.
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
 * Returns the path of a Chromium. Prefers `CHROME_PATH`, then an installed Chromium (headless if possible), then
 * Playwright's own. If there is none, installs one.
 * @throws if there is no Chromium and none can be installed.
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

export const launchOptions = () => ({ executablePath: findBrowser(), args: BROWSER_FLAGS })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = installedBrowser()
  const isQuickest = found === WITHOUT_WINDOWS.path || (found && found === process.env.CHROME_PATH)
  // If the installation fails, the existing browser is used, which is only slower.
  if (found && !isQuickest) installPackages(WITHOUT_WINDOWS.package)
  console.log(findBrowser())
}
