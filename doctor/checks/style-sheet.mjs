/** It holds the place of the elements until they are defined. */
export function checkStyleSheet({ files, manifest }) {
  if (files.some(({ text }) => text.includes('latchkey.css'))) return []
  return [
    {
      isError: false,
      where: manifest.name ?? 'the project',
      what: 'nothing links latchkey.css, so that what stands below an element moves when it is there.',
      how: "Write import 'latchkey/latchkey.css' in the first script, or link it from beside the CDN's files."
    }
  ]
}
