import { basename } from 'node:path'

/**
 * Prints the name of each test file when it starts and ends, so that a file that hangs in a long run can be identified.
 */
export const progressReporter = () => ({
  start({ sessions }) {
    sessions.on('session-status-updated', ({ status, testFile }) => {
      if (status === 'TEST_STARTED' || status === 'FINISHED') {
        console.log(
          `${new Date().toISOString().slice(11, 19)} ${basename(testFile)} ${status === 'FINISHED' ? 'ends' : 'begins'}`
        )
      }
    })
  }
})
