const MEGABIT = 1_000_000 / 8
const PHONE = { width: 390, height: 844 }

/**
 * Device profiles: CPU slowdown compared with this machine, response time of the platform in ms, and window and network
 * conditions if relevant.
 */
export const PROFILES = {
  desktop: { slowdown: 1, latency: 20 },
  phone: { slowdown: 4, latency: 20, window: PHONE, network: { latency: 60, megabits: 9 } },
  slow: { slowdown: 4, latency: 20, window: PHONE, network: { latency: 150, megabits: 1.6 } }
}

/** Applies network conditions to a page. */
export const throttle = (protocol, { latency, megabits }) =>
  protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: megabits * MEGABIT,
    uploadThroughput: megabits * MEGABIT
  })
