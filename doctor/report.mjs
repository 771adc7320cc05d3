const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`

const told = ({ isError, where, what, how }) => `${isError ? 'error' : 'warning'}  ${where}: ${what}\n         ${how}`

/** What was found, as a person reads it. */
export function report(findings) {
  const errors = findings.filter(({ isError }) => isError)
  const sum = `${counted(errors.length, 'error')}, ${counted(findings.length - errors.length, 'warning')}`
  return [...errors, ...findings.filter(({ isError }) => !isError)].map(told).concat(sum).join('\n')
}
