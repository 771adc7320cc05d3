import type { en } from './en.js'

/** Thermostats and climate presets, in Japanese. */
export const ja: typeof en = ({ number, degreesIn }) => ({
  thermostat: {
    degrees: (value) => `${number(value)}°`,
    degreesBetween: (low, high) => `${number(low)}–${number(high)}°`,
    degreesIn,
    fahrenheit: '°F',
    celsius: '°C',
    unit: '温度の単位',
    unknown: '--',
    temperature: '温度',
    humidity: (percent) => `湿度 ${percent}`,
    fanMode: 'ファンモード',
    status: { heating: '暖房中', cooling: '冷房中', 'fan-only': '送風のみ' },
    statusTo: {
      heating: (temperature) => `${temperature}まで暖房中`,
      cooling: (temperature) => `${temperature}まで冷房中`
    },
    fanRunning: 'ファン：作動中',
    fanIdle: 'ファン：停止中',
    fanUnknown: 'ファン：--',
    currentSettings: '現在の設定',
    currentSettingsDetail: 'デバイスの現在の設定です。ここで変更すると、デバイスの設定も変わります。',
    aboutCurrentSettings: '現在の設定について',
    mode: 'モード',
    modes: { heat: '暖房', cool: '冷房', heat_cool: '冷暖房', off: 'オフ' },
    heat: '暖房',
    cool: '冷房',
    setTo: { heat: '暖房の設定温度', cool: '冷房の設定温度' },
    less: (name) => `${name}：下げる`,
    more: (name) => `${name}：上げる`,
    now: (temperature) => `現在 ${temperature}`,
    setPoints: '設定温度',
    scale: '目盛り',
    gap: (degrees) => `${degrees}以上の差が必要です`,
    presets: '空調プリセット',
    managePresets: (count) => `管理（プリセット ${number(count)}件）`,
    fanModes: { auto: '自動', on: 'オン', circulate: '循環' },
    stillWaiting: 'デバイスの応答を待っています',
    saving: '保存しています…',
    saved: '保存しました',
    fanModeUpdated: 'ファンモードを更新しました',
    fanModeFailed: 'ファンモードを更新できませんでした。もう一度お試しください。',
    climateFailed: '空調の設定を更新できませんでした。もう一度お試しください。'
  },
  climatePresets: {
    title: '空調プリセット',
    createTitle: '新しい空調プリセットを作成',
    created: '空調プリセットを作成しました',
    updated: '空調プリセットを更新しました',
    deleteFailed: '空調プリセットを削除できませんでした。もう一度お試しください。'
  }
})
