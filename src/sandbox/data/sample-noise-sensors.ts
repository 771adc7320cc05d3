import type { NoiseSensorTraits } from './noise-sensor.js'

/** A quiet sensor, a noisy one, and one that hears too little to measure. */
export const sampleNoiseSensors: readonly Omit<NoiseSensorTraits, 'createdAt'>[] = [
  {
    id: 'device_living_room_sensor',
    name: 'Living Room Sensor',
    maker: 'minut',
    model: 'Minut Sensor Gen 3',
    decibels: 41.6,
    battery: { level: 0.84, status: 'full' },
    timezone: 'Europe/Stockholm'
  },
  {
    id: 'device_loft_sensor',
    name: 'Loft Sensor',
    maker: 'minut',
    model: 'Minut Sensor Gen 3',
    decibels: 78.2,
    triggered: [1],
    battery: { level: 0.12, status: 'low' },
    timezone: 'America/Los_Angeles'
  },
  {
    id: 'device_pool_house_sensor',
    name: 'Pool House Sensor',
    maker: 'noiseaware',
    model: 'Indoor Sensor Gen 4',
    decibels: -1,
    timezone: 'America/Chicago'
  }
]
