'use strict';

module.exports = require('./cli');
