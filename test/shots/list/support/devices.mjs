/** A state of the element of a device, with the steps that lead there. */
export const of = (deviceId, ...steps) => ({ options: { deviceId }, steps })

/** A state of the element of one of the unusual devices of the sandbox. */
export const odd = (number, ...steps) => ({
  options: { deviceId: `device_unit_00${number}` },
  platform: { size: 90 },
  steps
})
