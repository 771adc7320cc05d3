const SCRIPT = /<script\b[^>]*>/gi
const ADDRESS = /\bsrc\s*=\s*["'](https?:\/\/[^"']*\/latchkey(?:@([^/"']+))?(?:\/(?:dist\/)?(?:cdn\/)?([^"'?]*))?)["']/i
const INTEGRITY = /\bintegrity\s*=\s*["']([^"']*)["']/i

/** The tags in a file that load Latchkey from a CDN: each with its address, and the version, file and hash that it names. */
export const cdnTagsIn = ({ path, text }) =>
  [...text.matchAll(SCRIPT)].flatMap(([tag]) => {
    const [, address, version, file] = ADDRESS.exec(tag) ?? []
    return address ? [{ path, address, version, file: file || 'autoload.js', hash: INTEGRITY.exec(tag)?.[1] }] : []
  })
