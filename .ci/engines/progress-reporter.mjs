import { basename } from 'node:path'

/** Prints the name of each test file as it begins and ends: these runs are long, and one that does not end is to be found. */
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
