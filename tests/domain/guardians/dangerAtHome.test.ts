import { expect, it } from 'vitest'
import { suggestsDangerAtHome } from '#domain/guardians/dangerAtHome.ts'

it.each([
  'my dad hit me again',
  "I'm scared to go home",
  'Mom gets drunk and it is bad',
  'my stepfather touches me',
  'grandpa said he would kill the dog',
  'Mi papá me pega',
  'tengo miedo de volver a casa',
  'ma mère me frappe',
  'j’ai peur à la maison',
  'أبي يضربني',
  'أخاف من البيت',
])('holds back “%s”', (text) => expect(suggestsDangerAtHome(text)).toBe(true))

it.each([
  '',
  'The walk home was quiet, and the light on the water helped.',
  'We had fun at home with dad.',
  'Someone hit the ball far at school',
  'Hago matemáticas en casa',
  'Je joue du violon à la maison avec maman',
  'لعبت مع أخي اليوم',
])('lets “%s” through', (text) => expect(suggestsDangerAtHome(text)).toBe(false))
