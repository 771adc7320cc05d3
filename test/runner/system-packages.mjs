import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const MOST_MILLISECONDS = 5 * 60_000

/** Limits the wait for a mirror that does not respond. */
const PATIENCE = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20']

/** @returns `true` if the command exists and succeeded in time. Its output is written to stderr. */
export function succeeds(command, ...args) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 2, 2], timeout: MOST_MILLISECONDS })
    return true
  } catch {
    return false
  }
}

/**
 * Installs system packages if apt is available and permitted.
 *
 * @returns `true` if the installation succeeded
 */
export function installPackages(...names) {
  const isAllowed = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (!isAllowed || !succeeds('apt-get', ...PATIENCE, 'update')) return false
  return succeeds('apt-get', ...PATIENCE, 'install', '-y', '--no-install-recommends', ...names)
}
