// `npm run test:browser -- core` runs the browser tests whose path has "core" in it; without a word, all of them.
import { spawnSync } from 'node:child_process'

const [only = ''] = process.argv.slice(2)
const { status } = spawnSync('npx', ['wtr'], { stdio: 'inherit', env: { ...process.env, TEST_FILES: only } })
process.exit(status ?? 1)
