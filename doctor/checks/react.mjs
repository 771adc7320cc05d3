const OLDEST = 19
const WRAPPER = /['"]latchkey\/react['"]/

/** The components of `latchkey/react` are drawn by the React of the host, of which there may be one only. */
export function checkReact({ files, copiesOf }) {
  const user = files.find(({ text }) => WRAPPER.test(text))
  if (!user) return []
  const copies = copiesOf('react')
  if (copies.length > 1) {
    return [
      {
        isError: true,
        where: 'node_modules',
        what: `react is installed ${copies.length} times: ${copies.join(', ')}. Hooks fail where a component meets the other one.`,
        how: 'Run npm ls react to see who asks for another one, and npm dedupe.'
      }
    ]
  }
  const [version] = copies
  if (version === undefined || Number.parseInt(version, 10) >= OLDEST) return []
  return [
    {
      isError: true,
      where: user.path,
      what: `latchkey/react needs React ${OLDEST}, and ${version} is installed.`,
      how: `Run npm install react@${OLDEST} react-dom@${OLDEST}, or use the tags, defined by latchkey/elements/NAME.`
    }
  ]
}
