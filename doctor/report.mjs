const pluralize = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`

const formatFinding = ({ isError, location, problem, fix }) =>
  `${isError ? 'error' : 'warning'}  ${location}: ${problem}\n         ${fix}`

/** Formats findings for the terminal, errors first. */
export function formatReport(findings) {
  const errors = findings.filter(({ isError }) => isError)
  const summary = `${pluralize(errors.length, 'error')}, ${pluralize(findings.length - errors.length, 'warning')}`
  return [...errors, ...findings.filter(({ isError }) => !isError)].map(formatFinding).concat(summary).join('\n')
}
