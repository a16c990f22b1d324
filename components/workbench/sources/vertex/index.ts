import { lazy } from 'react';
import type { Source } from '../source';
import { settings, targetOf } from './settings';

export const vertex: Source = {
  id: 'vertex',
  keys: settings.keys,
  connects: true,
  targetOf,
  late: true,
  Place: lazy(() => import('./form').then(({ Place }) => ({ default: Place }))),
  Settings: lazy(() => import('./form').then(({ Settings }) => ({ default: Settings }))),
};
