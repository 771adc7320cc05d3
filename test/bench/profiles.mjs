const MEGABIT = 1_000_000 / 8

/**
 * What people have: how many times slower the processor is than this one, how long a call of the platform takes there, in
 * ms, and the network between, where there is one worth the name.
 */
export const PROFILES = {
  desktop: { slowdown: 1, latency: 20 },
  phone: { slowdown: 4, latency: 20, network: { latency: 60, megabits: 9 } },
  slow: { slowdown: 4, latency: 20, network: { latency: 150, megabits: 1.6 } }
}

/** Puts a network between a page and everything that it asks for. */
export const throttle = (protocol, { latency, megabits }) =>
  protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: megabits * MEGABIT,
    uploadThroughput: megabits * MEGABIT
  })
