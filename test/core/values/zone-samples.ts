export const LOS_ANGELES = 'America/Los_Angeles'
export const BERLIN = 'Europe/Berlin'
export const KATHMANDU = 'Asia/Kathmandu'
export const APIA = 'Pacific/Apia'
