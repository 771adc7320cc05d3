import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { transformSync } from 'esbuild'
import { PlatformClient } from '../../dist/client/index.js'
import { fencesOf } from '../../scripts/docs/fences.mjs'
import { SEEDED, startOtherPlatform } from '../pages/support/other-platform.mjs'

const { code } = fencesOf(readFileSync('docs/server-tokens.md', 'utf8')).find(
  ({ title }) => title === 'create-token.ts'
)

/** Imports the module of the page with the built client. */
async function importRecipe() {
  const client = new URL('../../dist/client/index.js', import.meta.url).href
  const module = transformSync(code, { loader: 'ts' }).code.replace(/["']latchkey\/client["']/, JSON.stringify(client))
  return import(`data:text/javascript;base64,${Buffer.from(module).toString('base64')}`)
}

test('A server gets a token of a user as documented', async (t) => {
  const { endpoint } = await startOtherPlatform(t)
  process.env.SEAM_API_KEY = SEEDED.apiKey
  process.env.SEAM_ENDPOINT = endpoint
  t.after(() => {
    delete process.env.SEAM_API_KEY
    delete process.env.SEAM_ENDPOINT
  })
  const { createToken } = await importRecipe()
  const token = await createToken(SEEDED.user)
  const client = PlatformClient.fromClientSessionToken(token, { endpoint })
  const session = await client.clientSessions.get()
  assert.equal(session.user_identifier_key, SEEDED.user)
})
