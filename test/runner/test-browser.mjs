// `npm run test:browser -- core` runs the browser tests with "core" in their paths; without a word, it runs all of
// them.
import { spawnSync } from 'node:child_process'

const only = process.argv.slice(2).join(' ')
const { status } = spawnSync('npx', ['wtr'], { stdio: 'inherit', env: { ...process.env, TEST_FILES: only } })
process.exit(status ?? 1)
