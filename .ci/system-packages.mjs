import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const MOST_MILLISECONDS = 5 * 60_000

/** A mirror that does not answer must not be waited for at length. */
const PATIENCE = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20']

/** @returns whether the command was there and ended well in time. What it prints goes to where errors go. */
export function succeeds(command, ...args) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 2, 2], timeout: MOST_MILLISECONDS })
    return true
  } catch {
    return false
  }
}

/** Installs packages of the system, where there is apt and it is allowed. @returns whether that was done. */
export function installPackages(...names) {
  const isAllowed = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (!isAllowed || !succeeds('apt-get', ...PATIENCE, 'update')) return false
  return succeeds('apt-get', ...PATIENCE, 'install', '-y', '--no-install-recommends', ...names)
}
