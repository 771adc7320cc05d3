import { createHash } from 'node:crypto'
import { allows, parsePolicies } from '../policies.mjs'

const PLATFORM = 'https://connect.getseam.com'
const IMPORT_MAP = /<script\b[^>]*type\s*=\s*["']importmap["'][^>]*>([^]*?)<\/script>/i
const ENDPOINT = /\bendpoint\s*=\s*["'](https?:\/\/[^"']+)["']/
const IS_SANDBOX = /<x-[a-z-]+[^>]*\ssandbox(?:[\s=>/])/

const hashOf = (text) => `'sha256-${createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64')}'`

const blocked = (location, problem, fix) => ({ isError: true, location, problem, fix })

function* findBlocked({ path, text }, sourcesFor, tags) {
  const scripts = sourcesFor('script-src-elem', 'script-src')
  if (scripts && !scripts.includes("'strict-dynamic'")) {
    for (const { address } of tags) {
      if (allows(scripts, address)) continue
      const folder = address.replace(/[^/]*$/, '')
      yield blocked(
        path,
        `the content security policy blocks ${address}, so no element is defined.`,
        `Add ${folder} to script-src.`
      )
    }
  }
  const importMap = IMPORT_MAP.exec(text)?.[1]
  if (
    scripts &&
    importMap !== undefined &&
    !scripts.includes(hashOf(importMap)) &&
    !scripts.includes("'unsafe-inline'")
  ) {
    yield blocked(
      path,
      'the content security policy blocks the import map, so its modules are not found.',
      `Add ${hashOf(importMap)} to script-src.`
    )
  }
  const connections = sourcesFor('connect-src')
  const endpoint = ENDPOINT.exec(text)?.[1] ?? PLATFORM
  if (connections && !IS_SANDBOX.test(text) && !allows(connections, endpoint)) {
    yield blocked(
      path,
      `the content security policy blocks requests to ${endpoint}, so the elements show an error.`,
      'Add it to connect-src.'
    )
  }
}

/** Checks policies in `<meta>` tags. Policies in HTTP headers are not visible here. */
export const checkPolicy = ({ files, cdnTags }) =>
  files
    .filter(({ path }) => path.endsWith('.html'))
    .flatMap((file) =>
      parsePolicies(file.text).flatMap((sourcesFor) => [
        ...findBlocked(
          file,
          sourcesFor,
          cdnTags.filter(({ path }) => path === file.path)
        )
      ])
    )
