/** The style sheet reserves space for elements that are not defined yet. */
export function checkStyleSheet({ files, manifest }) {
  if (files.some(({ text }) => text.includes('latchkey.css'))) return []
  return [
    {
      isError: false,
      location: manifest.name ?? 'the project',
      problem: 'latchkey.css is not used, so the page shifts when the elements appear.',
      fix: "Add import 'latchkey/latchkey.css' to your first script, or link the file from the CDN."
    }
  ]
}
