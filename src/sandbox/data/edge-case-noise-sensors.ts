import type { NoiseSensorTraits } from './noise-sensor.js'

type EdgeCaseNoiseSensor = Omit<NoiseSensorTraits, 'id' | 'model' | 'createdAt'>

/** Noise sensors with unusual properties. */
export const edgeCaseNoiseSensors: readonly EdgeCaseNoiseSensor[] = [
  { name: 'tells the level alone', maker: 'minut', decibels: 52.5, tells: 'nothing' },
  { name: 'has no latest values', maker: 'minut', decibels: 38, tells: 'no values' },
  { name: 'scores the risk', maker: 'noiseaware', decibels: 61, riskScore: 47 },
  { name: 'scores next to none', maker: 'noiseaware', decibels: -1, riskScore: -1 },
  { name: 'is offline', maker: 'minut', decibels: 0, online: false },
  { name: 'has many thresholds', maker: 'minut', decibels: 44 }
]
