import { createHash } from 'node:crypto'
import { allows, policiesIn } from '../policies.mjs'

const PLATFORM = 'https://connect.getseam.com'
const IMPORT_MAP = /<script\b[^>]*type\s*=\s*["']importmap["'][^>]*>([^]*?)<\/script>/i
const ENDPOINT = /\bendpoint\s*=\s*["'](https?:\/\/[^"']+)["']/
const IS_SANDBOX = /<x-[a-z-]+[^>]*\ssandbox(?:[\s=>/])/

const hashOf = (text) => `'sha256-${createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64')}'`

const blocked = (path, what, how) => ({ isError: true, where: path, what, how })

function* problemsOf({ path, text }, sourcesFor, tags) {
  const scripts = sourcesFor('script-src-elem', 'script-src')
  if (scripts && !scripts.includes("'strict-dynamic'")) {
    for (const { address } of tags) {
      if (allows(scripts, address)) continue
      const folder = address.replace(/[^/]*$/, '')
      yield blocked(path, `the policy of the page refuses ${address}.`, `Add ${folder} to its script-src.`)
    }
  }
  const map = IMPORT_MAP.exec(text)?.[1]
  if (scripts && map !== undefined && !scripts.includes(hashOf(map)) && !scripts.includes("'unsafe-inline'")) {
    yield blocked(path, 'the policy of the page refuses its import map.', `Add ${hashOf(map)} to its script-src.`)
  }
  const connections = sourcesFor('connect-src')
  const endpoint = ENDPOINT.exec(text)?.[1] ?? PLATFORM
  if (connections && !IS_SANDBOX.test(text) && !allows(connections, endpoint)) {
    yield blocked(path, `the policy of the page lets nothing be asked of ${endpoint}.`, 'Add it to its connect-src.')
  }
}

/** What a policy in a page refuses of what the elements in it need. A policy that a server sends is not seen from here. */
export const checkPolicy = ({ files, cdnTags }) =>
  files
    .filter(({ path }) => path.endsWith('.html'))
    .flatMap((file) =>
      policiesIn(file.text).flatMap((sourcesFor) => [
        ...problemsOf(
          file,
          sourcesFor,
          cdnTags.filter(({ path }) => path === file.path)
        )
      ])
    )
