const LOADING = ['/devices/list', '/devices/get']
const LOCKING = ['/locks/lock_door', '/locks/unlock_door']

const ofPaths = (paths, fault) => Object.fromEntries(paths.map((path) => [path, fault]))

const TRIED_AGAIN = 'The element tries three times more before it gives up.'
const OPEN_A_DOOR = 'Open a door, and lock or unlock it.'

/**
 * What can go wrong with the sandbox, by name. `isSeenAtOnce` tells a fault that concerns what is loaded: the element
 * begins anew for it.
 */
export const FAULTS = {
  none: { label: 'None', hint: 'Everything works.', faults: {} },
  'loading-fails': {
    label: 'Devices cannot be loaded (500)',
    hint: TRIED_AGAIN,
    faults: ofPaths(LOADING, { status: 500 }),
    isSeenAtOnce: true
  },
  'connection-breaks': {
    label: 'Broken connection',
    hint: TRIED_AGAIN,
    faults: { '*': { drop: true } },
    isSeenAtOnce: true
  },
  'lock-refuses': {
    label: 'Lock refused',
    hint: OPEN_A_DOOR,
    faults: ofPaths(LOCKING, { attempt: 'fails', error: { type: 'lock_jammed', message: 'The bolt is jammed.' } })
  },
  'lock-never-answers': {
    label: 'Lock never answers',
    hint: `${OPEN_A_DOOR} The element waits five seconds for it.`,
    faults: ofPaths(LOCKING, { attempt: 'never-ends' })
  },
  'rename-refused': {
    label: 'Rename refused',
    hint: 'Open a device and give it another name.',
    faults: { '/devices/update': { status: 403, error: { type: 'forbidden', message: 'Its name cannot be changed.' } } }
  },
  'broken-json': {
    label: 'Broken JSON',
    hint: TRIED_AGAIN,
    faults: { '*': { brokenJson: true } },
    isSeenAtOnce: true
  },
  slow: {
    label: 'Slow',
    hint: 'Every answer takes four seconds more.',
    faults: { '*': { delay: 4000 } },
    isSeenAtOnce: true
  }
}
