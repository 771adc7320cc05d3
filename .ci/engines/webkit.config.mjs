import { settings } from './settings.mjs'
import { webKitLauncher } from './webkit-launcher.mjs'

/** They ask for other media features than the system's, and WebKitGTK takes them from nowhere else. */
const OTHER_MEDIA = ['accessibility', 'forced-colors', 'reduced-motion'].map((name) => `test/ui/${name}.test.tsx`)

/** It notes where the browser would go by `window.navigation`, which WebKitGTK 2.50 does not have. */
const NAVIGATION = ['test/features/account/connect-account-button.test.ts']

export default { ...(await settings({ leftOut: [...OTHER_MEDIA, ...NAVIGATION] })), browsers: [webKitLauncher()] }
