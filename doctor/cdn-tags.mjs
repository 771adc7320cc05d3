const SCRIPT = /<script\b[^>]*>/gi
const ADDRESS = /\bsrc\s*=\s*["'](https?:\/\/[^"']*\/latchkey(?:@([^/"']+))?(?:\/(?:dist\/)?(?:cdn\/)?([^"'?]*))?)["']/i
const INTEGRITY = /\bintegrity\s*=\s*["']([^"']*)["']/i

/** Finds the script tags in a file that load Latchkey from a CDN, with their address, version, file and hash. */
export const findCdnTags = ({ path, text }) =>
  [...text.matchAll(SCRIPT)].flatMap(([tag]) => {
    const [, address, version, file] = ADDRESS.exec(tag) ?? []
    return address ? [{ path, address, version, file: file || 'autoload.js', hash: INTEGRITY.exec(tag)?.[1] }] : []
  })
