const STATIC_IMPORT = /\b(?:from|import)\s*"(\.[^"]+)"/g

async function zippedSize(text) {
  const zipped = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(zipped).arrayBuffer()).byteLength
}

/** Returns the gzip size in bytes of built scripts with their static imports. The addresses are absolute. */
export async function weigh(...addresses) {
  const sizes = new Map()
  async function visit(address) {
    if (sizes.has(address)) return
    sizes.set(address, 0)
    const text = await fetch(address).then((response) => response.text())
    sizes.set(address, await zippedSize(text))
    await Promise.all(Array.from(text.matchAll(STATIC_IMPORT), ([, path]) => visit(new URL(path, address).href)))
  }
  await Promise.all(addresses.map(visit))
  return [...sizes.values()].reduce((sum, size) => sum + size, 0)
}
