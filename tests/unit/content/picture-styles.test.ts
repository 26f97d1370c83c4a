import { expect, test } from 'vitest'
import { readPictureStyles } from '../../../src/content/picture-styles.ts'

test('[H1] sizes, corners, fit, and tint are allowed as image styles, in both spellings', () => {
  const { styles, faults } = readPictureStyles({
    'border-radius': '24px',
    maxWidth: '50vw',
    'background-size': 'contain',
    objectPosition: 'center 20%',
    filter: 'blur(2px) brightness(0.8)',
  })
  expect(faults).toEqual([])
  expect(styles).toEqual({
    borderRadius: '24px',
    maxWidth: '50vw',
    objectFit: 'contain',
    objectPosition: 'center 20%',
    filter: 'blur(2px) brightness(0.8)',
  })
})

test('[H1] [D10] a style that loads, covers, or moves something is ignored and reported', () => {
  const { styles, faults } = readPictureStyles({
    position: 'fixed',
    background: 'url(//evil.example)',
    filter: 'url(//evil.example#a)',
    width: 'calc(100% + 9999px)',
    inset: '0',
  })
  expect(styles).toEqual({})
  expect(faults).toHaveLength(5)
})
