import { checkAccessibility } from './check-accessibility';

checkAccessibility();
